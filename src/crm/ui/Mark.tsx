import { useId } from 'react';

export function Mark({ size = 32 }: { size?: number }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="18" cy="18" r="18" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="#1f5b76" d="M0 0h36v36H0z" />
        <circle cx="21" cy="25" r="17" fill="#3a7485" />
        <circle cx="21" cy="25" r="11.500" fill="#94b6ac" />
        <circle cx="21" cy="25" r="6.500" fill="#fff0cd" />
        <path fill="#0f2c42" d="M36 23 11 18l-2-9-3 .6c.4 5 1 9 4 10.400L21 27l9 9h6z" />
      </g>
    </svg>
  );
}
