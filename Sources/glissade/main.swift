print("glissade")
