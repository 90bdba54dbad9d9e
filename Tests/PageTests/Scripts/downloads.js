const links = [...document.querySelectorAll(".downloads a")];
return links.map((link) => [link.download, decodeURIComponent(link.href)]);
