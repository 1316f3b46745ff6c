import { categories, CategoryRow } from './list/categories.projection.js';

export { CategoriesModule } from './categories.module.js';
export { categoriesConcerns } from './categories.concerns.js';
export { Category } from './category.js';
export { CategorySlug, claimSlug, releaseSlug } from './category-slug.js';
export { CreateCategory } from './create-category.command.js';
export { holdCategory } from './hold-category.js';
export { CategoryOrder } from './order/category-order.js';
export { PLATFORM } from './order/level.js';
export { OrderCategories } from './order/order-categories.command.js';
export { categoryPlace } from './list/category-columns.js';
export { oldSlugsOf } from './list/former-slugs.js';
export { CategoryRow };
export { shipCategories } from './shipped/ship-categories.js';
export { SHIPPED_CATEGORIES } from './shipped/shipped-categories.js';

export const categoriesEntities = [CategoryRow];
export const categoriesProjections = [categories];
