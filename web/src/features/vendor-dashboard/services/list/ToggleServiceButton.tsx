import IconButton from '@mui/material/IconButton';
import On from 'virtual:icon/baseline-toggle-on';
import Off from 'virtual:icon/outline-toggle-off';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';

interface Props {
  title: string;
  isActive: boolean;
  /** Id of what says why it can't be switched: it keeps its place in the order of the keyboard, so that this is heard there. */
  lockedBy?: string | undefined;
  onToggle: () => void;
}

export function ToggleServiceButton({ title, isActive, lockedBy, onToggle }: Props) {
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <IconTooltip title={lockedBy ? 'Switched off by an administrator' : verb}>
      <IconButton
        aria-label={`${verb} ${title}`}
        aria-disabled={lockedBy !== undefined}
        aria-describedby={lockedBy}
        color={isActive ? 'primary' : 'default'}
        onClick={lockedBy ? undefined : onToggle}
        sx={{ p: '5px', '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 } }}
      >
        {isActive ? <On style={{ width: 30, height: 30 }} /> : <Off style={{ width: 30, height: 30 }} />}
      </IconButton>
    </IconTooltip>
  );
}
