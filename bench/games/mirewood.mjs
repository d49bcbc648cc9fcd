export const mirewood = () => [];
