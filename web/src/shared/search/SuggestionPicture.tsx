import SearchIcon from 'virtual:icon/baseline-search';
import { CategoryTile } from '#shared/services/CategoryTile.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import type { Picture } from './suggestion-groups.ts';

export function SuggestionPicture({ picture, size }: { picture: Picture; size: number }) {
  switch (picture.of) {
    case 'words':
      return <SearchIcon style={{ width: size }} />;
    case 'category':
      return <CategoryTile category={picture.category} size={size} />;
    case 'provider':
      return <VendorAvatar name={picture.name} photo={picture.photo} size={size} />;
  }
}
