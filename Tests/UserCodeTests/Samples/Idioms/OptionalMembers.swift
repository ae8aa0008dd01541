import UIKit
@objc protocol CardDelegate: NSObjectProtocol {
    func cardDidMove(_ card: Card)
    @objc optional func cardWillMove(_ card: Card, to point: CGPoint) -> Bool
    @objc optional func cardDidEnd(_ card: Card)
    @objc optional var accent: UIColor { get }
}
class Card: UIView {
    weak var delegate: CardDelegate?
    func move() {
        if delegate?.cardWillMove?(self, to: .zero) ?? true { delegate?.cardDidMove(self) }
        delegate?.cardDidEnd?(self)
        if let end = delegate?.cardDidEnd { end(self) }
        backgroundColor = delegate?.accent ?? .systemBrown
    }
}
class Board: UIViewController, CardDelegate {
    let card = Card(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.delegate = self
        card.move()
        if (self as CardDelegate).responds(to: #selector(CardDelegate.cardDidEnd(_:))) { card.alpha = 0.9 }
    }
    func cardDidMove(_ card: Card) { view.backgroundColor = .systemCyan }
    func cardDidEnd(_ card: Card) {}
}
