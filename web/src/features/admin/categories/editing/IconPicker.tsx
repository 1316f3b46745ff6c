import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { CategoryIcon, type IconName } from '#shared/services/CategoryIcon.tsx';

/** What each shows; the first stands for a category without one. */
const ICONS = {
  '': 'Default',
  ac: 'Cooling',
  appliance: 'Appliance',
  barber: 'Calm',
  beauty: 'Flower',
  car: 'Car',
  cleaning: 'Broom',
  electrical: 'Lightning',
  painting: 'Paint roller',
  panels: 'Panels',
  plumbing: 'Pipes',
  spa: 'Face',
  tools: 'Tools',
  water: 'Drop',
} satisfies Record<IconName | '', string>;

interface Props {
  label: string;
  value: string;
  onChange: (icon: string) => void;
}

export function IconPicker({ label, value, onChange }: Props) {
  const name = useId();
  return (
    <Choices>
      <legend>{label}</legend>
      <div>
        {Object.entries(ICONS).map(([icon, shows]) => (
          <label key={icon} title={shows}>
            <input type="radio" name={name} value={icon} aria-label={shows} checked={icon === value} onChange={() => onChange(icon)} />
            <CategoryIcon icon={icon || null} />
          </label>
        ))}
      </div>
    </Choices>
  );
}

const Choices = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& > div': { display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 44,
    border: `1px solid ${theme.vars.palette.outline.main}`,
    borderRadius: 10,
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    // The default looks like one of the others.
    '&:first-of-type': { borderStyle: 'dashed' },
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:has(:checked)': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      backgroundColor: theme.vars.palette.primary.light,
      color: theme.vars.palette.primary.dark,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}));
