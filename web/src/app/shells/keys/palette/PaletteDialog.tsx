import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import Arrow from 'virtual:icon/baseline-arrow-forward';
import SearchIcon from 'virtual:icon/baseline-search';
import { counted } from '#ui/format/labels.ts';
import { isPressed, SHORTCUTS } from '#ui/keys/shortcuts.ts';
import { HeardTitle } from '#ui/page/text.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { Field, Foot, List, PAPER } from './palette-look.ts';

interface Props {
  text: string;
  onType: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** What can be typed. */
  hint?: string;
  /** Told beside the number of matches. */
  problem?: string | undefined;
  onClose: () => void;
}

/** A combobox whose list is always open: the field keeps the focus, and the keys move through the list. */
export function PaletteDialog({ text, onType, groups, hint = 'Go to a page, or do something', problem, onClose }: Props) {
  const id = useId();
  const [active, setActive] = useState(0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const at = Math.min(active, count - 1);
  const option = (index: number) => document.getElementById(`${id}-${index}`);
  useEffect(() => {
    option(at)?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[event.key];
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) option(at)?.click();
    else if (isPressed(SHORTCUTS.palette, event)) onClose();
    else return;
    event.preventDefault();
  };
  const choose = ({ onChosen }: PaletteEntry) => {
    onClose();
    onChosen?.();
  };

  let index = 0;
  return (
    <Dialog open onClose={onClose} transitionDuration={0} aria-labelledby={`${id}-title`} sx={PAPER} fullWidth maxWidth="sm">
      <HeardTitle id={`${id}-title`}>Command palette</HeardTitle>
      <Field>
        <SearchIcon aria-hidden />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={`${id}-${at}`}
          aria-autocomplete="list"
          aria-label="Page or action"
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setActive(0);
            onType(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      {/* The field keeps the focus while something is pressed here. */}
      <List id={`${id}-list`} role="listbox" aria-label="Pages and actions" onMouseDown={(event) => event.preventDefault()}>
        {groups.map(({ title, entries }) => (
          <div key={title} role="group" aria-label={title}>
            <div className="title" aria-hidden>
              {title}
            </div>
            {entries.map((entry) => {
              const place = index++;
              const { label, href, icon = <Arrow />, note } = entry;
              return (
                <Option
                  key={`${label} ${href ?? ''}`}
                  href={href}
                  id={`${id}-${place}`}
                  role="option"
                  aria-selected={place === at}
                  tabIndex={-1}
                  onClick={() => choose(entry)}
                  onPointerMove={() => setActive(place)}
                >
                  <span className="icon" aria-hidden>
                    {icon}
                  </span>
                  <span className="words">{label}</span>
                  {note !== undefined && <span className="note">{note}</span>}
                </Option>
              );
            })}
          </div>
        ))}
      </List>
      <Foot>
        <span role="status">
          {text.trim() === '' ? 'All pages and actions' : counted(count, 'match', 'matches')}
          {problem !== undefined && `. ${problem}`}
        </span>
        <span className="hints">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </span>
      </Foot>
    </Dialog>
  );
}

type OptionProps = React.ComponentProps<'div'> & { href: string | undefined };

const Option = ({ href, ...rest }: OptionProps) =>
  href === undefined ? <div {...rest} /> : <Link to={href} {...(rest as Omit<React.ComponentProps<typeof Link>, 'to'>)} />;
