for (const fold of document.querySelectorAll("details")) fold.open = true;
return [...document.querySelectorAll("[data-from]")].map((element) =>
  [element.textContent, element.dataset.from, element.dataset.operation, element.dataset.unit ?? ""]);
