import type { ComponentType, ReactNode, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fontSize'> {
  /** `small` 20 px, `large` 35 px; as large as the text around it with `inherit`; 24 px where nothing is said. */
  fontSize?: keyof typeof SIZES | undefined;
  /** What it says to somebody who can't see it. Without, it is an ornament. */
  titleAccess?: string;
}

const SIZES = { small: 'Small', large: 'Large', inherit: 'Inherit', medium: 'Medium' } as const;

/**
 * A Material icon as one element. MUI's `SvgIcon` looks the same and is four components with a style of its own each time, which a page of a hundred icons spends a
 * third of its first drawing on. The names of its classes stay, as MUI's own parts ask for them; their rules are in the theme.
 */
export function materialIcon(shapes: ReactNode): ComponentType<IconProps> {
  return function MaterialIcon({ fontSize = 'medium', titleAccess, className = '', ...rest }) {
    return (
      <svg
        className={`MuiSvgIcon-root MuiSvgIcon-fontSize${SIZES[fontSize]} ${className}`.trim()}
        focusable="false"
        viewBox="0 0 24 24"
        {...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' })}
        {...rest}
      >
        {shapes}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </svg>
    );
  };
}

/** The rules of those classes; they give way to any other rule, as of the part that an icon stands in. */
export const ICON_RULES = {
  ':where(.MuiSvgIcon-root)': {
    display: 'inline-block',
    flexShrink: 0,
    width: '1em',
    height: '1em',
    fontSize: '1.5rem',
    fill: 'currentColor',
    userSelect: 'none',
  },
  ':where(.MuiSvgIcon-fontSizeSmall)': { fontSize: '1.25rem' },
  ':where(.MuiSvgIcon-fontSizeLarge)': { fontSize: '2.1875rem' },
  ':where(.MuiSvgIcon-fontSizeInherit)': { fontSize: 'inherit' },
} as const;
