/** The public interface of the charts. */
export { BarChart, type BarChartProps, type ChartBar } from "./BarChart.tsx";
export { type ChartLine, LineChart, type LineChartProps } from "./LineChart.tsx";
export { Sparkline } from "./Sparkline.tsx";
