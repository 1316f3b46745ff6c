import { ServiceCardDto, ServiceCategoryDto } from '../services/service.dto.js';

/** A service that the person keeps. */
export class FavoriteServiceDto extends ServiceCardDto {
  /** When they put a heart to it. */
  addedAt!: string;
  /** Customers see it now. It is kept while it, or its provider, is switched off, but its page is not there. */
  isBookable!: boolean;
}

/** A provider whom the person keeps. */
export class FavoriteVendorDto {
  id!: string;
  businessName!: string;
  /** "Unknown" when nobody may be named. */
  ownerName!: string;
  /** Path of their photo; `null` for whoever has none. */
  photoUrl!: string | null;
  /** Two decimals; `null` without reviews. */
  averageRating!: number | null;
  reviewCount!: number;
  city!: string;
  state!: string;
  /** Services that customers can see now. */
  serviceCount!: number;
  /** Those of its services, by name. */
  categories!: ServiceCategoryDto[];
  addedAt!: string;
  /** Customers see the provider now. They are kept while switched off, but their page is not there. */
  isBookable!: boolean;
}

/** Each kind, newest first; what is gone for good is left out. */
export class FavoritesDto {
  services!: FavoriteServiceDto[];
  vendors!: FavoriteVendorDto[];
}

export class FavoriteIdsDto {
  /** Ids of services. */
  services!: string[];
  /** Ids of providers. */
  vendors!: string[];
}
