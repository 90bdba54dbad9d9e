return [...document.querySelectorAll("thead [data-name]")].map((cell) => cell.dataset.name);
