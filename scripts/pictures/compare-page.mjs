/**
 * A page that shows the pictures of two folders side by side, each under its file name.
 * @param {readonly string[]} files the files of the folder that the page is in
 * @param {readonly string[]} earlierFiles the files of the earlier folder
 * @param {string} earlierFolder the way from the page to the earlier folder
 * @returns {string} HTML
 */
export function comparePage(files, earlierFiles, earlierFolder) {
  const names = [...new Set([...files, ...earlierFiles])].filter((file) => file.endsWith('.png')).toSorted();
  /** @param {string} address @param {boolean} exists @param {string} when */
  const picture = (address, exists, when) =>
    exists
      ? `<a href="${address}"><img src="${address}" alt="${when}" loading="lazy"></a>`
      : `<p>None ${when}</p>`;
  const rows = names.map((name) => {
    const address = encodeURIComponent(name);
    return `<h2>${address}</h2><div>${picture(`${encodeURI(earlierFolder)}/${address}`, earlierFiles.includes(name), 'earlier')}${picture(address, files.includes(name), 'now')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{font:1rem sans-serif;margin:1rem}div{display:grid;gap:1rem;grid-template-columns:1fr 1fr}img{border:1px solid;max-width:100%}</style>
${rows.join('\n')}
`;
}
