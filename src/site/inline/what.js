(() => {
  const part = document.querySelector('.what');
  const point = () => {
    const chosen = part.querySelector(':checked');
    for (const link of part.querySelectorAll('[data-own]')) {
      const service = link.dataset.own;
      link.setAttribute('href', chosen.value ? `/${chosen.value}-${service}` : `/hizmetler/${service}`);
      link.querySelector('i').textContent = chosen.value ? chosen.nextElementSibling.firstChild.data : '';
    }
    // Hubs read the chosen airline from the URL fragment.
    for (const link of part.querySelectorAll('[data-told]')) link.hash = chosen.value;
  };
  part.addEventListener('change', point);
  // When the visitor navigates back, the browser restores the chosen airline.
  addEventListener('pageshow', point);
})();
