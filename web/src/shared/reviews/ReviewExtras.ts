/** What of a review the page does not wait for: few press the button, and few reviews have photos. One file, as both come at the same time. */
export { ReviewPhotos } from './photos/ReviewPhotos.tsx';
export { ReportButton } from './report/ReportButton.tsx';
