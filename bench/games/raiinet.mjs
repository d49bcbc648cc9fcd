export const raiinet = () => [];
