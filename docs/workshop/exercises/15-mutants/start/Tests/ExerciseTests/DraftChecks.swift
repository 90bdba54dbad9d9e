@testable import Drafts

/// The checks of a draft. Add to them until every mutant is noticed.
let checks = [
  Check("It can be made and edited") { type in
    var draft = type.init(name: "Ada")
    draft.text = "Grace"
    try expect(draft.text, is: "Grace")
  },
  Check("It can be renamed") { type in
    var draft = type.init(name: "Ada")
    draft.renamed(to: "Grace")
    draft.text = "Alan"
    draft.renamed(to: "Edsger")
  },
  Check("What is typed is stored") { type in
    var draft = type.init(name: "Ada")
    draft.text = "Grace"
    try expect(try draft.validated(), is: "Grace")
  },
  Check("An empty name is refused") { type in
    var draft = type.init(name: "Ada")
    draft.text = ""
    try expectFailure { _ = try draft.validated() }
  },
]
