import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ManagedVendorDto } from '#api/staff/generated-staff.ts';
import { ProblemAlert } from '#ui/feedback/ProblemAlert.tsx';
import { grouped } from '#ui/format/numbers.ts';
import { optionParts } from '#ui/menus/option-parts.ts';
import { useCombobox } from '#ui/menus/useCombobox.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { useManagedVendorsQuery } from '../api.ts';

interface Props {
  input: HTMLInputElement;
  text: string;
  onChoose: (vendor: ManagedVendorDto) => void;
}

/** Below the field: approved and active vendors whose name, or whose owner's, has in it what is typed there; by business name. */
export function VendorChoices({ input, text, onChoose }: Props) {
  const list = useId();
  const { open, active, close } = useCombobox(input, list);
  const [search, setSearch] = useState('');
  useTypingPause(text, () => setSearch(text.trim().slice(0, 100)));
  const {
    data: vendors,
    error,
    refetch,
  } = useManagedVendorsQuery({ state: 'active', sort: 'name', ...(search && { search }) }, { skip: !open });

  if (!open) return null;
  if (error) return <ProblemAlert problem={error} title="The vendors could not be loaded." onRetry={refetch} />;
  if (!vendors) return null;
  if (vendors.total === 0) return <Hint role="status">No approved and active vendor has that name.</Hint>;
  const more = vendors.total - vendors.items.length;
  return (
    <>
      {/* The field keeps the focus while something is pressed here. */}
      <List id={list} role="listbox" aria-label="Vendors" onMouseDown={(event) => event.preventDefault()}>
        {vendors.items.map((vendor, index) => (
          <li
            key={vendor.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => {
              onChoose(vendor);
              close();
            }}
          >
            <span className="words">{vendor.businessName}</span>
            <span className="note">{`${vendor.city}, ${vendor.state}`}</span>
          </li>
        ))}
      </List>
      {more > 0 && <Hint>{`${vendors.more ? 'Many' : grouped(more)} more: type some of the name to find them.`}</Hint>}
    </>
  );
}

function Hint({ children, role }: { children: string; role?: 'status' }) {
  return (
    <Typography variant="body2" color="textSecondary" role={role} sx={{ mt: 0.5, px: 1.75 }}>
      {children}
    </Typography>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...optionParts(theme),
  maxHeight: 220,
  margin: '4px 0 0',
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 36, padding: '2px 8px', borderRadius: 8, cursor: 'pointer' },
  '& li:hover, & li[aria-selected="true"]': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.dark },
  '& li:hover .note, & li[aria-selected="true"] .note': { color: 'inherit' },
}));
