return [...document.querySelectorAll("nav a")].map((link) => link.hash.slice(1).split("?")[0]);
