@testable import Drafts

/// The checks of a draft. Add to them until every mutant is noticed.
let checks = [
  Check("It can be made and edited") { type in
    var draft = type.init(name: "Ada")
    draft.text = "Grace"
    try expect(draft.text, is: "Grace")
  },
  Check("It begins with the stored name in the field") { type in
    try expect(type.init(name: "Ada").text, is: "Ada")
  },
  Check("A new name is shown in a field that nobody has edited") { type in
    var draft = type.init(name: "Ada")
    draft.renamed(to: "Grace")
    try expect(draft.text, is: "Grace")
    try expect(draft.name, is: "Grace")
  },
  Check("What was typed outlasts a rename") { type in
    var draft = type.init(name: "Ada")
    draft.text = "Alan"
    draft.renamed(to: "Grace")
    try expect(draft.text, is: "Alan")
  },
  Check("A new name that is the one that was typed is shown without the white space around it") { type in
    var draft = type.init(name: "Ada")
    draft.text = " Grace "
    draft.renamed(to: "Grace")
    try expect(draft.text, is: "Grace")
  },
  Check("What is typed is stored without the white space around it") { type in
    var draft = type.init(name: "Ada")
    draft.text = "  Grace Hopper\n"
    try expect(try draft.validated(), is: "Grace Hopper")
  },
  Check("A name of nothing is refused, and one of nothing but white space") { type in
    var draft = type.init(name: "Ada")
    for text in ["", " \n"] {
      draft.text = text
      try expectFailure { _ = try draft.validated() }
    }
  },
]
