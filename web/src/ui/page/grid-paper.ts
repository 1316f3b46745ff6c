const LINE = 'color-mix(in srgb, var(--hs-palette-primary-main) 9%, transparent)';

/** The ruled paper behind heroes. */
export const gridPaper = {
  backgroundImage: `linear-gradient(${LINE} 1px, transparent 1px), linear-gradient(90deg, ${LINE} 1px, transparent 1px)`,
  backgroundSize: '28px 28px',
} as const;
