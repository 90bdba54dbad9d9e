import AppBench
import Foundation
import Testing
import UIKit

@MainActor @Suite("A collection in a storyboard", .serialized)
struct CollectionStoryboardTests {
  private static let storyboard = """
    <document initialViewController="con">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <collectionViewController id="con" customClass="DrawnGrid">
              <collectionView key="view" dataMode="prototypes" id="col">
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" scrollDirection="horizontal" id="lay">
                  <size key="itemSize" width="175" height="277"/>
                  <size key="headerReferenceSize" width="20" height="50"/>
                  <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                </collectionViewFlowLayout>
                <cells>
                  <collectionViewCell reuseIdentifier="Item" id="cel">
                    <view key="contentView">
                      <subviews><label text="drawn" id="lab"/><button id="but"><state key="normal" title="Buy"/></button></subviews>
                    </view>
                    <connections>
                      <segue destination="det" kind="show" identifier="details" id="seg"/>
                    </connections>
                  </collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="hea">
                  <subviews><label text="head" id="la2"/></subviews>
                </collectionReusableView>
                <connections>
                  <outlet property="dataSource" destination="con" id="c1"/>
                  <outlet property="delegate" destination="con" id="c2"/>
                </connections>
              </collectionView>
            </collectionViewController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects><viewController title="Details" id="det"><view key="view" id="v2"/></viewController></objects>
        </scene>
      </scenes>
    </document>
    """

  final class DrawnGrid: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
    }
  }

  @Test("has the layout that is drawn, makes its cells and headers as they are, and follows a cell's segue")
  func drawn() throws {
    ClassTable.register(DrawnGrid.self, named: "DrawnGrid", in: "Tests") { DrawnGrid(coder: $0) }
    let app = try CodeApp.running(drawnBy: Self.storyboard)
    #expect(app.picture.contains("│ head "))
    #expect(app.picture.split(separator: "\n").count { $0.hasPrefix("│ drawn  ( Buy ) ") } == 2)
    let grid = try #require((app.window?.rootViewController as? UINavigationController)?.viewControllers.first?.view)
    let layout = try #require((grid as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 175, height: 277) && layout.minimumLineSpacing == 7)
    #expect(layout.scrollDirection == .horizontal && layout.sectionInset.right == 3)
    try app.perform(lines: "row 1\nexpect Details")
  }
}
