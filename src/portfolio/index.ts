import { WorkPhotoRow, workPhotos } from './gallery/work-photos.projection.js';

export { AddWorkPhoto } from './own/add-work-photo.command.js';
export { ArrangeWorkPhotos } from './own/arrange-work-photos.command.js';
export { DescribeWorkPhoto } from './own/describe-work-photo.command.js';
export { portfolioConcerns } from './portfolio.concerns.js';
export { PortfolioModule } from './portfolio.module.js';

export const portfolioEntities = [WorkPhotoRow];
export const portfolioProjections = [workPhotos];
