/** A Material icon, made by `web/icons.plugin.ts`; the names are those of the package `@iconify-json/ic`. */
declare module 'virtual:icon/*' {
  import type SvgIcon from '@mui/material/SvgIcon';
  const Icon: typeof SvgIcon;
  export default Icon;
}
