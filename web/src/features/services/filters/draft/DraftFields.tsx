import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { BadgeButton, Badges } from '#ui/buttons/BadgeLink.tsx';
import { FieldFrame } from '#ui/forms/field.ts';

interface Option {
  key?: string;
  label: ReactNode;
  name?: string;
  chosen: boolean;
  onPress: () => void;
}

export function Options({ options, tight }: { options: readonly Option[]; tight?: true }) {
  return (
    <Badges {...(tight && { style: { gap: 6 } })}>
      {options.map(({ key, label, name, chosen, onPress }) => (
        <li key={key ?? name ?? String(label)}>
          <BadgeButton
            type="button"
            aria-label={name}
            aria-pressed={chosen}
            onClick={onPress}
            {...(tight && { style: { gap: 4, paddingInline: 8 } })}
          >
            {label}
          </BadgeButton>
        </li>
      ))}
    </Badges>
  );
}

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  name: string;
  mistake: string | undefined;
  onType: (text: string) => void;
  before?: ReactNode;
  after?: ReactNode;
}

/** What is typed is drafted letter by letter: nothing waits for the field to be left. Its mistake stands below it, by `Mistake`. */
export function DraftField({ mistake, onType, before, after, ...input }: DraftFieldProps) {
  return (
    <Frame>
      {before}
      <input
        {...input}
        aria-invalid={mistake !== undefined}
        aria-describedby={mistakeId(input.name)}
        onChange={({ target }) => onType(target.value)}
      />
      {after}
    </Frame>
  );
}

export function Mistake({ of, text }: { of: string; text: string | undefined }) {
  return (
    <Wrong id={mistakeId(of)} hidden={!text}>
      {text}
    </Wrong>
  );
}

const mistakeId = (name: string): string => `mistake-${name}`;

const Frame = styled(FieldFrame)(({ theme }) => ({
  '&:has([aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
}));

const Wrong = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.error.main, fontSize: '.875rem' }));
