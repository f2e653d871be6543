import { startVerifyPage } from '../verify/verify-page.tsx';

await startVerifyPage();
