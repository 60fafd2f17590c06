/** Scrolls a list as far as needed to show one of its options; for the `ref` of the marked one. */
export function scrollIntoList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
