import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import Close from 'virtual:icon/baseline-close';
import { DIALOG_PAPER } from '#ui/dialogs/dialog-look.ts';
import { keycap } from '#ui/keys/keycap.ts';
import { SmallMuted } from '#ui/page/text.ts';
import { keyGroups } from './key-groups.ts';

/** The keys that do something here and now. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const id = useId();
  // What is on the page was there before the dialog.
  const [groups] = useState(keyGroups);
  return (
    <Dialog open onClose={onClose} transitionDuration={0} fullWidth maxWidth="sm" slotProps={DIALOG_PAPER} aria-labelledby={id}>
      <Head>
        <DialogTitle id={id} variant="h3" component="h2" sx={{ p: 0 }}>
          Keyboard shortcuts
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose} color="inherit" sx={{ mr: -1 }}>
          <Close />
        </IconButton>
      </Head>
      <DialogContent>
        {groups.map(({ title, keys }) => (
          <Group key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(({ press, does }) => (
                <div key={does}>
                  <dt>
                    {press.map((key, place) => (
                      <span key={key}>
                        {place > 0 && ' '}
                        <kbd>{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Group>
        ))}
        <SmallMuted>While you type in a field, only the field’s own keys work.</SmallMuted>
      </DialogContent>
    </Dialog>
  );
}

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', padding: '16px 24px 8px' });

const Group = styled('section')(({ theme }) => ({
  marginBottom: 20,
  '& h3': { ...theme.typography.h4, margin: '0 0 4px' },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: 16,
    minHeight: 40,
    paddingBlock: 4,
    boxSizing: 'border-box',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
    borderBottom: `1px dashed ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0 },
  '& kbd': keycap(theme),
}));
