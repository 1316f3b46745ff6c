import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '#ui/feedback/announcer.ts';
import { optionParts } from '#ui/menus/option-parts.ts';
import { useCombobox } from '#ui/menus/useCombobox.ts';
import { piecesOf } from './suggestion-groups.ts';
import { SuggestionPicture } from './SuggestionPicture.tsx';
import { useSuggestionGroups } from './useSuggestionGroups.ts';

interface Props {
  field: HTMLInputElement;
  /** One of them was chosen, and leads there. */
  onChosen: () => void;
}

/** Below the field of a search: what may be meant by what is being typed there. Stands in the field's form. */
export function Suggestions({ field, onChosen }: Props) {
  const list = useId();
  const { text, open, active, close } = useCombobox(field, list);
  const { groups, term } = useSuggestionGroups(text);
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const shown = open && count > 0;
  useEffect(() => {
    if (shown && term !== '') announce(count === 1 ? '1 suggestion' : `${count} suggestions`);
  }, [shown, term, count]);

  if (!shown) return null;
  let index = 0;
  return (
    // The field keeps the focus while something is pressed here.
    <Sheet id={list} role="listbox" aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ title, suggestions }, place) => (
        <div key={title} role="group" aria-labelledby={`${list}-title-${place}`}>
          <div id={`${list}-title-${place}`} className="title">
            {title}
          </div>
          {suggestions.map(({ to, text: words, note, picture }) => {
            const at = index++;
            return (
              <Link
                key={to}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={to}
                onClick={() => {
                  close();
                  onChosen();
                }}
              >
                <SuggestionPicture picture={picture} size={32} />
                <span className="words">
                  {piecesOf(words, term).map((piece, piecesBefore) =>
                    piecesBefore % 2 === 1 ? <mark key={piecesBefore}>{piece}</mark> : piece,
                  )}
                </span>
                {note !== undefined && <span className="note">{note}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </Sheet>
  );
}

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  insetInline: -2,
  top: 'calc(100% + 8px)',
  maxHeight: 'min(60vh, 480px)',
  overflowY: 'auto',
  padding: 8,
  border: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px -12px rgb(20 26 51 / .22)',
  '& .title': { padding: '8px 8px 4px', fontSize: '.75rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: 8,
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: 1.25,
  },
  '& a:hover, & a[aria-selected="true"]': { backgroundColor: theme.vars.palette.action.hover },
  '& a[aria-selected="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  ...optionParts(theme),
  '& mark': { borderRadius: 2, backgroundColor: theme.vars.palette.tape.main, color: theme.vars.palette.tape.ink },
  // In a panel that floats already it makes that longer.
  'details &': { position: 'static', margin: '8px -6px -6px', padding: 0, border: 0, boxShadow: 'none' },
}));
