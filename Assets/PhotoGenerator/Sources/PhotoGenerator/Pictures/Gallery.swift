/// All pictures in the order of the grid. Their kinds alternate, so that every screenful is varied.
let gallery: [Picture] = [
  Picture("01-first-light", 1600, 1200, color: firstLight),
  Picture("02-fox", 1200, 1500, color: fox),
  Picture("03-harbour-lights", 1600, 1066, color: harbourLights),
  Picture("04-marble-sea", 1400, 1400) { place, _ in
    marble(place, seed: 4, Ramp((0, 0x0b2545), (0.35, 0x13518a), (0.6, 0x8dc6d9), (0.8, 0xf3ead7), (1, 0xd9a566)))
  },
  Picture("05-dunes", 1600, 1200, color: dunes),
  Picture("06-owl", 1200, 1500, color: owl),
  Picture("07-aurora", 1200, 1600, color: aurora),
  Picture("08-paper-hills", 1400, 1400) { place, _ in
    paperCut(place, seed: 8, Ramp((0, 0xfff1d6), (0.3, 0xffb58a), (0.55, 0xef6f6c), (0.8, 0x7b3f61), (1, 0x2c1b47)))
  },
  Picture("09-bokeh", 1600, 1200) { place, _ in bokeh(place, seed: 9) },
  Picture("10-lake-at-the-pass", 1600, 1200, color: lake),
  Picture("11-cat", 1200, 1500, color: cat),
  Picture("12-misty-forest", 1200, 1600, color: forest),
  Picture("13-ribbons", 1600, 1066) { place, _ in ribbons(place) },
  Picture("14-night-blocks", 1200, 1600, color: nightBlocks),
  Picture("15-bear", 1200, 1500, color: bear),
  Picture("16-evening-sea", 1600, 1066, color: eveningSea),
  Picture("17-spheres", 1400, 1400) { place, _ in spheres(place) },
  Picture("18-winter-moon", 1600, 1200, color: winterMoon),
  Picture("19-rabbit", 1200, 1500, color: rabbit),
  Picture("20-green-hills", 1600, 1066, color: greenHills),
  Picture("21-arcs", 1400, 1400) { place, _ in arcs(place) },
  Picture("22-rainy-street", 1200, 1600, color: rainyStreet),
  Picture("23-ember-marble", 1600, 1200) { place, _ in
    marble(place, seed: 31, Ramp((0, 0x1a0f1f), (0.35, 0x6d1b3b), (0.6, 0xd8572a), (0.8, 0xf7b538), (1, 0xfdf0d5)))
  },
  Picture("24-whale", 1600, 1200, color: whale),
  Picture("25-red-canyon", 1200, 1600, color: canyon),
  Picture("26-penguin", 1200, 1500, color: penguin),
  Picture("27-bridge", 1600, 1200, color: bridge),
]
