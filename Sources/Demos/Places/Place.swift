import CoreGraphics
import UIKit

struct Place {
  enum Kind {
    case bakery, cinema, garden, harbor, library, market, museum, station
  }

  let name: String
  let text: String
  let kind: Kind
  /// In map units. The town is 1000 units wide and 1000 high.
  let location: CGPoint

  static let all = [
    Place(name: "Central Station", text: "Trains to the coast, every half hour", kind: .station, location: CGPoint(x: 690, y: 250)),
    Place(name: "Old Market", text: "Fruit, flowers and loud voices", kind: .market, location: CGPoint(x: 430, y: 470)),
    Place(name: "River Baths", text: "A pier, six boats and one swan", kind: .harbor, location: CGPoint(x: 250, y: 640)),
    Place(name: "City Library", text: "Four floors, no echo", kind: .library, location: CGPoint(x: 560, y: 360)),
    Place(name: "Lantern Cinema", text: "Two screens, one of them outdoors", kind: .cinema, location: CGPoint(x: 760, y: 520)),
    Place(name: "Botanic Garden", text: "Palms under glass, tea at four", kind: .garden, location: CGPoint(x: 330, y: 260)),
    Place(name: "Museum of Clocks", text: "Noon is worth the wait", kind: .museum, location: CGPoint(x: 610, y: 700)),
    Place(name: "Mill Bakery", text: "Sold out by nine", kind: .bakery, location: CGPoint(x: 830, y: 760)),
    Place(name: "North Pier", text: "Ferries to the islands", kind: .harbor, location: CGPoint(x: -60, y: 500)),
    Place(name: "Glass House", text: "Orchids, and one lemon tree", kind: .garden, location: CGPoint(x: 440, y: 180)),
    Place(name: "Poets’ Library", text: "Whispering is allowed", kind: .library, location: CGPoint(x: 360, y: 830)),
    Place(name: "Night Market", text: "From dusk until the lamps go out", kind: .market, location: CGPoint(x: 640, y: 880)),
    Place(name: "West Station", text: "The slow train, with a view", kind: .station, location: CGPoint(x: 130, y: 130)),
    Place(name: "Museum of Maps", text: "You are here", kind: .museum, location: CGPoint(x: 900, y: 420)),
  ]
}

extension Place.Kind {
  var color: UIColor {
    switch self {
    case .bakery: UIColor(red: 0.82, green: 0.52, blue: 0.25, alpha: 1)
    case .cinema: UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
    case .garden: UIColor(red: 0.2, green: 0.66, blue: 0.36, alpha: 1)
    case .harbor: UIColor(red: 0.1, green: 0.56, blue: 0.86, alpha: 1)
    case .library: UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
    case .market: UIColor(red: 0.95, green: 0.45, blue: 0.2, alpha: 1)
    case .museum: UIColor(red: 0.6, green: 0.48, blue: 0.38, alpha: 1)
    case .station: UIColor(red: 0.86, green: 0.24, blue: 0.3, alpha: 1)
    }
  }

  /// The sign, in a unit square.
  var sign: UIBezierPath {
    let path = UIBezierPath()
    switch self {
    case .bakery:
      path.append(UIBezierPath(roundedRect: CGRect(x: 0.22, y: 0.44, width: 0.56, height: 0.3), cornerRadius: 0.06))
      path.append(UIBezierPath(ovalIn: CGRect(x: 0.18, y: 0.28, width: 0.28, height: 0.26)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 0.36, y: 0.24, width: 0.28, height: 0.28)))
      path.append(UIBezierPath(ovalIn: CGRect(x: 0.54, y: 0.28, width: 0.28, height: 0.26)))
    case .cinema:
      path.append(UIBezierPath(roundedRect: CGRect(x: 0.2, y: 0.42, width: 0.6, height: 0.36), cornerRadius: 0.05))
      path.addPolygon((0.2, 0.34), (0.78, 0.22), (0.8, 0.3), (0.22, 0.42))
    case .garden:
      path.append(UIBezierPath(ovalIn: CGRect(x: 0.28, y: 0.18, width: 0.44, height: 0.44)))
      path.append(UIBezierPath(rect: CGRect(x: 0.46, y: 0.56, width: 0.08, height: 0.26)))
    case .harbor:
      path.addPolygon((0.2, 0.6), (0.8, 0.6), (0.68, 0.78), (0.32, 0.78))
      path.addPolygon((0.48, 0.2), (0.48, 0.54), (0.26, 0.54))
      path.addPolygon((0.54, 0.28), (0.74, 0.54), (0.54, 0.54))
    case .library:
      for (index, height) in [0.5, 0.58, 0.44].enumerated() {
        path.append(UIBezierPath(rect: CGRect(x: 0.24 + 0.18 * Double(index), y: 0.78 - height, width: 0.14, height: height)))
      }
    case .market:
      path.addPolygon((0.26, 0.24), (0.74, 0.24), (0.84, 0.46), (0.16, 0.46))
      path.append(UIBezierPath(rect: CGRect(x: 0.24, y: 0.52, width: 0.52, height: 0.26)))
    case .museum:
      path.addPolygon((0.5, 0.18), (0.82, 0.38), (0.18, 0.38))
      for column in 0..<3 {
        path.append(UIBezierPath(rect: CGRect(x: 0.25 + 0.2 * Double(column), y: 0.43, width: 0.1, height: 0.24)))
      }
      path.append(UIBezierPath(rect: CGRect(x: 0.18, y: 0.71, width: 0.64, height: 0.08)))
    case .station:
      path.append(UIBezierPath(roundedRect: CGRect(x: 0.28, y: 0.18, width: 0.44, height: 0.5), cornerRadius: 0.1))
      path.addPolygon((0.34, 0.7), (0.42, 0.7), (0.32, 0.84), (0.24, 0.84))
      path.addPolygon((0.58, 0.7), (0.66, 0.7), (0.76, 0.84), (0.68, 0.84))
    }
    return path
  }
}

extension UIBezierPath {
  fileprivate func addPolygon(_ points: (x: CGFloat, y: CGFloat)...) {
    move(to: CGPoint(x: points[0].x, y: points[0].y))
    for point in points.dropFirst() { addLine(to: CGPoint(x: point.x, y: point.y)) }
    close()
  }
}
