for (const fold of document.querySelectorAll("details")) fold.open = true;
return [...document.querySelectorAll("main td")].filter((cell) => cell.closest("table").querySelector(".shade")).map((cell) =>
  [cell.dataset.letters ?? "", Number(cell.style.getPropertyValue("--shade") || 0), cell.textContent]);
