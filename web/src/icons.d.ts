/** A Material icon, made by `web/icons.plugin.ts`; the names are those of the package `@iconify-json/ic`. */
declare module 'virtual:icon/*' {
  import type { ComponentType } from 'react';
  import type { IconProps } from '#ui/icons/material-icon.tsx';
  const Icon: ComponentType<IconProps>;
  export default Icon;
}
