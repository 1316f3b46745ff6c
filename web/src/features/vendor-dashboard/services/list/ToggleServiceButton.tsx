import IconButton from '@mui/material/IconButton';
import On from 'virtual:icon/baseline-toggle-on';
import Off from 'virtual:icon/outline-toggle-off';
import { IconTooltip } from '#ui/buttons/IconTooltip.tsx';

interface Props {
  title: string;
  isActive: boolean;
  onToggle: () => void;
}

export function ToggleServiceButton({ title, isActive, onToggle }: Props) {
  const verb = isActive ? 'Deactivate' : 'Activate';
  return (
    <IconTooltip title={verb}>
      <IconButton aria-label={`${verb} ${title}`} color={isActive ? 'primary' : 'default'} onClick={onToggle} sx={{ p: '5px' }}>
        {isActive ? <On style={{ width: 30, height: 30 }} /> : <Off style={{ width: 30, height: 30 }} />}
      </IconButton>
    </IconTooltip>
  );
}
