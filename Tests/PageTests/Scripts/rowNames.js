return [...document.querySelectorAll("tbody th")].map((cell) => cell.textContent);
