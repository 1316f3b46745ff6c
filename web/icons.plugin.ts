import { join } from 'node:path';
import { icons } from '@iconify-json/ic';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';
const SUFFIX = '.jsx';
const COMPONENT = join(import.meta.dirname, 'src/ui/icons/material-icon.tsx');

/**
 * Material icons, each a component: `import SpaOutlined from 'virtual:icon/outline-spa'`. What nobody imports is not built in. They are those
 * of `@mui/icons-material`, from a package of one file: that one has 43,000, half of all that the first start would install.
 */
export function materialIcons(): Plugin {
  return {
    name: 'material-icons',
    resolveId: (source) => (source.startsWith(PREFIX) ? `${source}${SUFFIX}` : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length, -SUFFIX.length);
      const icon = icons.icons[name];
      if (!icon) this.error(`There is no icon "${name}": node_modules/@iconify-json/ic/icons.json has the names.`);
      return `import { materialIcon } from ${JSON.stringify(COMPONENT)};
export default materialIcon(${asJsx(icon.body)});`;
    },
  };
}

/** The theme says what colour an icon has; React writes `fill-rule` as `fillRule`. */
function asJsx(svg: string): string {
  const shapes = svg.replaceAll(' fill="currentColor"', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const isOne = shapes.indexOf('<') === shapes.lastIndexOf('<');
  return isOne ? shapes : `<>${shapes}</>`;
}
