(() => {
  const doc = document;
  const nav = doc.querySelector('header nav');
  /** Closes a menu when something outside it is clicked or focused. */
  const leave = ({ target }) => {
    for (const menu of nav.querySelectorAll('details[open]'))
      if (!menu.closest('nav,li').contains(target)) menu.open = false;
  };
  doc.addEventListener('focusin', leave);
  doc.addEventListener(
    'click',
    (event) => {
      leave(event);
      const call = event.target.closest('a[href^="tel:"]');
      if (!call) return;
      window.dataLayer ||= [];
      for (const name of ['phone_call_conversion', 'phone_call'])
        window.dataLayer.push({
          event: name,
          phone_number: call.getAttribute('href').slice(4),
          click_source: call.dataset.source,
          value: 50,
          currency: 'TRY',
        });
    },
    true,
  );
  doc.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const focus = doc.activeElement;
    const open = [...nav.querySelectorAll('details[open]')];
    // Close the innermost menu around the focus, or all menus if there is none.
    const menu = open.findLast((one) => one.parentElement.contains(focus));
    for (const one of menu ? [menu] : open) one.open = false;
    const opener = menu ?? focus.closest('.menu>li')?.firstElementChild;
    if (!nav.querySelector('details[open]')) {
      // Closes menus that are open only because the pointer is over them.
      nav.classList.add('shut');
      nav.addEventListener('pointerleave', () => nav.classList.remove('shut'), { once: true });
    }
    opener?.firstElementChild.focus();
  });
})();
