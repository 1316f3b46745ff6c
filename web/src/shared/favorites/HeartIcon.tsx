/** Drawn by ourselves: every page with a card carries it. */
export const HeartIcon = ({ filled = false }: { filled?: boolean }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2" fill={filled ? 'currentColor' : 'none'}>
    <path d="m12 20-7.5-7.3a4.8 4.8 0 0 1 6.8-6.8l.7.7.7-.7a4.8 4.8 0 0 1 6.8 6.8z" />
  </svg>
);
