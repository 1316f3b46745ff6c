import { categories, CategoryRow } from './list/categories.projection.js';
import { CategoryPictureRow } from './pictures/category-picture.entity.js';

export { CategoriesModule } from './categories.module.js';
export { categoriesConcerns } from './categories.concerns.js';
export { categoryUpcasters } from './category-upcasters.js';
export { Category } from './category.js';
export { CategorySlug, claimSlug, releaseSlug } from './category-slug.js';
export { CreateCategory } from './create-category.command.js';
export { holdCategory } from './hold-category.js';
export { CategoryOrder } from './order/category-order.js';
export { PLATFORM } from './order/level.js';
export { OrderCategories } from './order/order-categories.command.js';
export { categoryPicture, categoryPlace } from './list/category-columns.js';
export { oldSlugsOf } from './list/former-slugs.js';
export { CategoryRow };
export { CategoryPictures } from './pictures/category-pictures.js';
export { pictureUrl } from './pictures/picture-url.js';
export { squares } from './pictures/squares.js';
export { shipCategories } from './shipped/ship-categories.js';
export { SHIPPED_CATEGORIES } from './shipped/shipped-categories.js';

export const categoriesEntities = [CategoryRow, CategoryPictureRow];
export const categoriesProjections = [categories];
