(() => {
  const table = document.querySelector('.cmp');
  const body = table.tBodies[0];
  const rows = [...body.rows];
  const heads = [...table.tHead.rows[0].cells].slice(0, -1);
  /** On a phone each row is a card; a folded card shows only the lead column. */
  const lead = (at) => {
    for (const row of rows) for (const cell of row.cells) cell.classList.toggle('lead', cell === row.cells[at || 1]);
  };
  const words = (row, at) => row.cells[at].querySelector('b:not([aria-hidden]),span').textContent;
  const isKnown = (row, at) => !row.cells[at].querySelector('.k0');
  // Values without an amount go last.
  const amount = (row, at) => Number(row.cells[at].dataset.sort ?? 9e9);
  const order = (at) => (one, other) => {
    const known = isKnown(other, at) - isKnown(one, at);
    if (known) return known;
    return amount(one, at) - amount(other, at) || words(one, at).localeCompare(words(other, at), 'tr');
  };
  heads.forEach((head, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    button.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      lead(at);
      const sorted = [...rows].sort(order(at));
      if (down) {
        const known = sorted.filter((row) => isKnown(row, at)).reverse();
        body.append(...known, ...sorted.filter((row) => !isKnown(row, at)));
      } else body.append(...sorted);
    });
    head.replaceChildren(button);
  });
  lead(1);
  for (const row of rows) {
    const more = document.createElement('button');
    more.type = 'button';
    more.className = 'more';
    more.ariaLabel = `${words(row, 0)}: tüm satırlar`;
    more.ariaExpanded = false;
    more.addEventListener('click', () => {
      more.ariaExpanded = row.classList.toggle('open');
    });
    row.cells[0].append(more);
  }
  const chips = document.querySelector('.chips');
  const kinds = [
    ['Hepsi', () => true],
    ['Türkiye merkezli', (row) => row.dataset.home === 'turkey'],
    ['Yurt dışı merkezli', (row) => row.dataset.home !== 'turkey'],
    [`${heads[1].textContent} bilinen`, (row) => isKnown(row, 1)],
  ];
  const press = (chip) => {
    for (const other of chips.querySelectorAll('button')) other.setAttribute('aria-pressed', other === chip);
  };
  let age;
  let told;
  for (const [name, fits] of kinds) {
    const count = rows.filter(fits).length;
    if (name !== 'Hepsi' && count === rows.length) continue;
    const chip = document.createElement('button');
    chip.type = 'button';
    chip.textContent = `${name} (${count})`;
    chip.setAttribute('aria-pressed', name === 'Hepsi');
    chip.addEventListener('click', () => {
      press(chip);
      if (age) age.value = told.textContent = '';
      for (const row of rows) row.hidden = !fits(row);
    });
    chips.append(chip);
  }
  if ('ages' in table.dataset) {
    const label = document.createElement('label');
    age = document.createElement('select');
    age.add(new Option('Seçin', ''));
    for (let years = 2; years < 18; years += 1) age.add(new Option(years, years));
    label.append('Çocuğunuz kaç yaşında?', age);
    told = document.createElement('p');
    told.setAttribute('role', 'status');
    const open = rows.filter((row) => !row.dataset.ages);
    age.addEventListener('change', () => {
      const years = age.value;
      const fits = (range) => {
        const [from, to] = range.split('-');
        return Number(from) <= years && years <= Number(to);
      };
      const sure = rows.filter((row) => row.dataset.ages?.split(' ').some(fits));
      press(years ? null : chips.querySelector('button'));
      for (const row of rows) row.hidden = years !== '' && !sure.includes(row) && !open.includes(row);
      const names = (some) => some.map((row) => words(row, 0)).join(', ');
      const known = sure.length > 0 ? `genellikle var: ${names(sure)}.` : 'veren bir havayolu bilmiyoruz.';
      const asked = open.length > 0 ? ` Kuralını bilmiyoruz, sorun: ${names(open)}.` : '';
      told.textContent = years && `${years} yaşta bu hizmet${sure.length > 0 ? '' : 'i'} ${known}${asked}`;
    });
    chips.prepend(label, told);
  }
  chips.hidden = false;
})();
