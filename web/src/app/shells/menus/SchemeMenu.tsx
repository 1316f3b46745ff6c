import { MenuButton } from '#ui/menus/MenuButton.tsx';
import { useSchemes } from './useSchemes.tsx';

export function SchemeMenu() {
  const { chosen, entries } = useSchemes();
  return <MenuButton label={`Color scheme: ${chosen.label}`} icon={chosen.icon} entries={entries} iconOnly />;
}
