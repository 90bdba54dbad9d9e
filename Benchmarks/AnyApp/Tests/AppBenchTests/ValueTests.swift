import AppBench
import Foundation
import Testing
import UIKit

@MainActor @Suite("A control that has a value", .serialized)
struct ValueTests {
  private final class Values: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let calls = Calls()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      ["red", "green", "blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      calls.add("picked \(row) of \(component)")
    }
  }

  private static let storyboard = """
    <document initialViewController="con"><scenes><scene><objects>
      <viewController id="con" customClass="Values"><view key="view" id="v"><subviews>
        <slider value="50" minValue="10" maxValue="110" id="sli"><connections>
          <action selector="changed:" destination="con" eventType="valueChanged" id="a1"/></connections></slider>
        <segmentedControl selectedSegmentIndex="1" id="seg"><segments><segment title="one"/><segment title="two"/></segments>
          <connections><action selector="changed:" destination="con" eventType="valueChanged" id="a2"/></connections>
        </segmentedControl>
        <datePicker datePickerMode="date" id="dat"><connections>
          <action selector="changed:" destination="con" eventType="valueChanged" id="a3"/></connections></datePicker>
        <pageControl numberOfPages="3" currentPage="1" id="pag"><connections>
          <action selector="changed:" destination="con" eventType="valueChanged" id="a4"/></connections></pageControl>
        <progressView progress="0.5" id="pro"/>
        <pickerView id="pic"><connections><outlet property="dataSource" destination="con" id="c1"/>
          <outlet property="delegate" destination="con" id="c2"/></connections></pickerView>
        <stepper maximumValue="9" id="ste"/><switch id="swi"/>
      </subviews></view></viewController>
    </objects></scene></scenes></document>
    """

  private func start() throws -> (app: RunningApp, values: Values) {
    ClassTable.register(Values.self, named: "Values", in: "Tests") { Values(coder: $0) }
    ClassTable.register(Values.self, action: "changed:") { object, arguments in
      object.calls.add("\(arguments.first.flatMap { $0 }.map { type(of: $0) } ?? Any.self)")
    }
    let app = try CodeApp.running(drawnBy: Self.storyboard)
    let navigation = app.window?.rootViewController as? UINavigationController
    return (app, try #require(navigation?.topViewController as? Values))
  }

  @Test("is drawn as its storyboard says, and shows and tells what a person sets")
  func setting() throws {
    let (app, values) = try start()
    for text in ["━━━━●────── 50", "one | [two]", "○ ● ○", "█████░░░░░", "‹ red | red ›"] {
      try app.perform(.expect(text))
    }
    try app.perform(
      lines: """
        set slider 110
        expect ━━━━━━━━━━● 110
        set segments one
        expect [one] | two
        set segments 0
        set date 2030-01-31
        expect ‹ 2030-01-31 ›
        set pages 2
        expect ○ ○ ●
        set picker blue | 1
        expect ‹ blue | green ›
        set stepper 7
        expect (-) 7 (+)
        set switch on
        expect [●]
        """
    )
    #expect(
      values.calls.taken() == [
        "UISlider", "UISegmentedControl", "UIDatePicker", "UIPageControl", "picked 2 of 0", "picked 1 of 1",
      ]
    )
  }

  @Test("refuses values that it cannot have")
  func refusing() throws {
    let (app, _) = try start()
    for line in [
      "set segments three", "set pages 3", "set picker pink", "set date soon", "set switch half", "set slider x",
    ] {
      let action = try #require(AppAction(line))
      #expect(throws: AppFailure.self, "\(line)") { try app.perform(action) }
    }
    #expect(throws: AppFailure("the control \"volume\" is not in sight")) { try app.perform(.set("volume", to: "1")) }
    let actions = app.possibleActions(typing: []).map(\.description)
    #expect(
      actions.contains("set slider 10.0") && actions.contains("set segments 0") && actions.contains("set picker 2")
    )
    #expect(!actions.contains("tap slider") && actions.contains("tap stepper"))
  }

  /// Apple, UISlider, UIDatePicker: a value is kept between the limits.
  @Test("keeps its value between its limits")
  func limits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    slider.maximumValue = 5
    #expect(slider.value == 2)
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSince1970: 86_400)
    #expect(picker.date == picker.maximumDate && picker.picture == ["‹ 1970-01-02 00:00 ›"])
    picker.minimumDate = Date(timeIntervalSince1970: 3_600)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(picker.date == picker.minimumDate)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeSegment(at: 2, animated: false)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && segments.picture == ["c | a"])
  }

  /// Apple, UIResponder: inputView is "the custom input view to display when the receiver becomes the first responder".
  @Test("stands in the place of the keyboard while a field has that, and can be used there")
  func inputView() throws {
    let (root, field, picker) = (UIViewController(), UITextField(), UIDatePicker())
    field.inputView = picker
    root.view.addSubview(field)
    let app = try CodeApp.running { root }
    #expect(throws: AppFailure("the control \"date\" is not in sight")) {
      try app.perform(.set("date", to: "2030-01-31"))
    }
    try app.perform(lines: "tap field\nset date 2030-01-31T18:30\nexpect ⌨ ‹ 2030-01-31 18:30 ›")
    field.resignFirstResponder()
    #expect(!app.picture.contains("⌨"))
  }
}
